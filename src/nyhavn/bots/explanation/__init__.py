"""Why a turn is good, in facts that a person can check."""
