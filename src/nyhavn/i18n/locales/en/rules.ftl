# The rules, in our own words.

rules-title = The rules
