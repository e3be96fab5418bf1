"""The last lap: what the others did since the player's last action, marked on the table and shown again on demand."""
