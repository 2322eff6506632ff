"""The image's health check: whether the house at that port of this machine answers, by http or by https."""

import ssl
import sys
from http.client import HTTPConnection, HTTPException, HTTPSConnection

PATIENCE = 2  # seconds for each; the check has five


def healthy(line: HTTPConnection) -> bool:
    """What it says of itself; False where it does not speak like that."""
    try:
        line.request("GET", "/healthz")
        return line.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        line.close()


port = int(sys.argv[1])
trusting = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE  # whoever's certificate it is
plain = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
secured = HTTPSConnection("127.0.0.1", port, timeout=PATIENCE, context=trusting)
sys.exit(not (healthy(plain) or healthy(secured)))
