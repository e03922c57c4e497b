"""Schemathesis reads the OpenAPI document and tries to break the server: it finds nothing."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case, GenerationMode

from baffe.web.openapi import document
from tests.web.serving import Serving

EXAMPLES = 12
ACCEPTED = ["2xx", "401", "403", "404", "409", "422"]  # the service may still say no to what is well formed

schema = schemathesis.openapi.from_dict(document())
schema.config.checks.positive_data_acceptance.expected_statuses = ACCEPTED
schema.config.generation.update(modes=[GenerationMode.POSITIVE, GenerationMode.NEGATIVE])


@pytest.fixture(scope="module")
def tables(serving: Serving) -> Iterator[tuple[str, list[str]]]:
    """A host's cookie, and the codes of a table that gathers and of one where a game goes on."""
    with serving.guest() as host:
        codes = [host.open("me", "open"), host.open("me", "You", start=True)]
        yield f"baffe_guest={host.http.cookies['baffe_guest']}", codes


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_the_server_does_what_its_document_says(
    case: "Case[Any]", serving: Serving, tables: tuple[str, list[str]]
) -> None:
    cookie, codes = tables
    code = case.path_parameters.get("code")
    if code is not None and case.meta is not None and case.meta.generation.mode == GenerationMode.POSITIVE:
        case.path_parameters["code"] = codes[len(str(code)) % 2]  # so that more is tried than its absence
    case.call_and_validate(base_url=f"http://{serving.host}/api/v1", headers={"Cookie": cookie})
