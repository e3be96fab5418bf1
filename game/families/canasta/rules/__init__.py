"""The family of Canasta, what the rules of its games have in common; it is no game and knows none.

- `actions`: `Lay`, `Add`, and `read_melding` for their texts.
- `state`: the phases `RoundOver` and `MatchOver` with `outcome_of`, the type `PublicAction`.
- `law`: `MeldLaw`, by which a game judges its melds.
- `legal`: `meld_of` cards of a hand, `refuse_add`, `not_in_hand`, `refuse_after_round`, and `fitting_adds` for the list
  of actions.
- `deal`: `deal_cards`, hands, two reserves, stock and the events of dealing.
- `scoring`: `TeamTable` and `team_tables`, what counts for each team.
- `judge`: `judged_meld`, `appraisal`, `described_tables` of a round file, and the `questions` of `majlis judge`.

The rules of every game of melds are here: `game.cards` for hands and copies of cards, in `game.melds` the common
`actions` with `read_action`, and `hidden` for dealing hidden cards anew. Melds with floating wilds are judged in
`game.melds` as well: `judge`, `fitting`, `lays`, `within`, `likely`, `split`, and `refusal` for their faults.
"""
