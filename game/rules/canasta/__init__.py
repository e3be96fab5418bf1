"""The family of Borako and Buraco, what their rules have in common; it is no game and knows none.

Beside `game.melds`, where melds with floating wilds are judged (`judge`, `fitting`, `lays`, `within`, `split`):

- `actions`: `Draw`, `Lay`, `Add`, `Discard`, `NextRound`, and `read_action` for their texts and a game's own ones.
- `state`: the phases `RoundOver` and `MatchOver`, the types `Faces` and `Deed`.
- `law`: `MeldLaw`, by which a game judges its melds; `copies_of` and `check_copies` of a deck.
- `legal`: `meld_of` cards of a hand, `refuse_add`, `not_in_hand`, and `fitting_adds` for the list of actions.
- `hands`: `with_cards`, `without_cards`, `known_without`, `holds`, `with_entry`.
- `deal`: `deal_cards`, hands, two reserves, stock and the events of dealing.
- `hidden`: `hidden_cards` of a view, `DealtAnew` for full states that fit it.
- `scoring`: `TeamTable` and `team_tables`, what counts for each team.
- `judge`: `judged_meld`, `appraisal`, `described_tables` of a round file, and the `questions` of `majlis judge`.
"""
