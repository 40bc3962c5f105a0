"""schemathesis over the HTTP interface: whatever is sent, no 5xx, and only answers we describe."""

import contextlib
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.schemas import APIOperation, BaseSchema
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.clients import Message, bearer, lay
from tests.server.nodes import PATIENCE, Node

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
AnyCase = Case[Any]
Operation = APIOperation[Any, Any, Any, Any]
MODES = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]


@pytest.fixture(scope="module")
def schema(node: Node) -> BaseSchema:
    return schemathesis.openapi.from_url(f"{node.url}/api/schema/openapi.json", timeout=PATIENCE)


def attempt(operation: Operation, mode: GenerationMode, laid: Message, most: int) -> None:
    """Ask for something in many ways; then in the name of a table, with all its secrets."""

    @settings(
        max_examples=most, deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: AnyCase) -> None:
        case.call_and_validate(checks=CHECKS, timeout=PATIENCE)
        _speak_for(case, laid)
        case.call_and_validate(checks=CHECKS, timeout=PATIENCE)

    with contextlib.suppress(Unsatisfiable):
        ask()


def _speak_for(case: AnyCase, laid: Message) -> None:
    secrets = [laid["owner"], *laid["seats"].values(), *laid["invites"].values()]
    case.headers.update(bearer(*secrets))
    if "table_id" in case.path_parameters:
        case.path_parameters["table_id"] = laid["id"]
    seat = case.path_parameters.get("seat")
    if isinstance(seat, int):
        case.path_parameters["seat"] = seat % 3


def run(node: Node, schema: BaseSchema, most: int) -> int:
    count = 0
    for found in schema.get_all_operations():
        operation = found.ok()  # type: ignore[union-attr]
        for mode in MODES:
            attempt(operation, mode, lay(node, "dungeon-attack", "human,open"), most)
            count += 1
    assert '"level":"error"' not in node.log.read_text()
    return count


def test_no_request_breaks_the_server(node: Node, schema: BaseSchema) -> None:
    assert run(node, schema, 5) > 40


@pytest.mark.slow
def test_no_request_breaks_the_server_however_long_one_tries(
    node: Node, schema: BaseSchema
) -> None:
    assert run(node, schema, 300) > 40
