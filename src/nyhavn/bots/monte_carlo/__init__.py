"""The bots that play sampled games on to judge their turns."""
