"""What protects people in browsers: device cookies, the check of origins, security headers."""

from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from nyhavn.server.addresses import limited_address
from nyhavn.server.refusals import ServerRefusal
from nyhavn.server.settings import DAY, Settings
from nyhavn.server.tables.seats import device_of, new_secret
from nyhavn.server.wire.errors import FORBIDDEN, RefusedError

API = "/api/"
COOKIE_SECONDS = 400 * DAY
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
NEW_DEVICE = "nyhavn_new_device"
CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
STRICT_TRANSPORT = f"max-age={365 * DAY}"


def client_address(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """The address that a request is counted against."""
    return limited_address(connection.client.host) if connection.client else ""


class SecurityPolicy:
    """Cookies, origins and headers of every request and every answer."""

    def __init__(self, settings: Settings) -> None:
        self._secure = settings.secure
        self._origins = {origin.strip() for origin in settings.origins.split(",") if origin.strip()}
        self.cookie = "__Host-nyhavn" if settings.secure else "nyhavn"

    def device(self, connection: ASGIConnection) -> str:  # type: ignore[type-arg]
        """The device that asks; one without a cookie becomes a new one, and gets a cookie."""
        known = device_of(connection.cookies.get(self.cookie, ""))
        if known is not None:
            return known
        secret = connection.scope["state"].setdefault(NEW_DEVICE, new_secret())
        device = device_of(secret)
        assert device is not None
        return device

    def check_origin(self, connection: ASGIConnection) -> None:  # type: ignore[type-arg]
        """Refuse what a page from elsewhere makes a browser ask. Other programs send no origin."""
        origin = connection.headers.get("origin")
        if origin is not None:
            if origin not in self._origins and urlsplit(origin).netloc != connection.headers.get("host"):
                raise RefusedError(ServerRefusal.ORIGIN_REFUSED, status=FORBIDDEN)
        elif connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise RefusedError(ServerRefusal.ORIGIN_REFUSED, status=FORBIDDEN)

    async def before_send(self, message: Message, scope: Scope) -> None:
        """Put the headers on every answer, and the cookie on the first one for a new device."""
        if message["type"] != "http.response.start":
            return
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        if self._secure:
            headers["Strict-Transport-Security"] = STRICT_TRANSPORT
        if scope["path"].startswith(API):
            headers["Cache-Control"] = "no-store"
        secret = scope["state"].get(NEW_DEVICE)
        if secret is not None:
            headers.add("Set-Cookie", self._cookie(secret))

    def _cookie(self, secret: str) -> str:
        secure = "; Secure" if self._secure else ""
        return f"{self.cookie}={secret}; Max-Age={COOKIE_SECONDS}; Path=/; HttpOnly; SameSite=Strict{secure}"
