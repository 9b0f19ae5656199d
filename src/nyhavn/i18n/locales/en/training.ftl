# What `nyhavn train` says, and what can be wrong with a network.

training = Training
training-progress = { NUMBER($games) } games, { $speed }/s, loss { $loss }, { $turns } turns; wins: greedy { $greedy }
training-older = , older { $share }
training-no-curve = No learning curve is drawn. { $why }
curve-games = games of training
curve-greedy = wins of one among greedy bots
curve-older = wins against the network of half the games
curve-loss = loss
curve-fair = as among equals
curve-players = { $players } players
curve-file = { $file } cannot be read as a learning curve; `nyhavn train` writes it.
network-file = “{ $path }” cannot be read as the file of a network; `nyhavn train` makes such files.
network-format = “{ $path }” is not a network of the form “{ $expected }”.
network-players = This network plays with { $expected } players, and { $players } sit at the table.
