"""The game as the environments that the field uses: PettingZoo, Gymnasium and OpenSpiel.

Here, and nowhere else, moves become integers and positions become tensors. ``layout`` names every index,
``encoding`` writes the tensors. Each adapter is a module of its own and needs the extra of its name:
``aec`` (pettingzoo), ``single_agent`` and ``vector`` (gymnasium), ``openspiel`` (openspiel).
``docs/environments.md`` describes all of them.
"""
