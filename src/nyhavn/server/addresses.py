"""The addresses of visitors, and those of proxies that speak for them."""

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

IPV6_PREFIX = 64
"""One household, and one attacker, has at least so large a network of its own."""


class Networks:
    """Some addresses and networks."""

    def __init__(self, text: str) -> None:
        """From a list with commas between; ``ValueError`` where it is none."""
        self._networks: list[IPv4Network | IPv6Network] = [
            ip_network(part.strip(), strict=False) for part in text.split(",") if part.strip()
        ]

    def __contains__(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)


@lru_cache(maxsize=10_000)
def limited_address(host: str) -> str:
    """What a visitor is counted under: an IPv4 address, or a whole network of IPv6."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, IPV6_PREFIX), strict=False))
