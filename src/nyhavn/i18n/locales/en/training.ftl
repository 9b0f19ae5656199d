# What `nyhavn train` says, and what can be wrong with a network.

training = Training
training-progress = { NUMBER($games) } games, { $speed }/s, loss { $loss }, { $turns } turns; wins: greedy { $greedy }
training-older = , older { $share }
network-file = “{ $path }” cannot be read as the file of a network; `nyhavn train` makes such files.
network-format = “{ $path }” is not a network of the form “{ $expected }”.
network-players = This network plays with { $expected } players, and { $players } sit at the table.
