"""A Griffe extension for make docs: the fields of each message, as a table."""

import ast
from typing import Any

import griffe

MESSAGES = "malavita.wire.messages"


class Fields(griffe.Extension):
    """Moves the fields of a message into its docstring, with what means() says."""

    def on_class(self, *, cls: griffe.Class, **_: Any) -> None:
        """List the fields under Attributes, in the style that mkdocstrings reads."""
        if cls.module.path != MESSAGES or cls.docstring is None or not cls.attributes:
            return
        lines = [_line(field) for field in cls.attributes.values()]
        cls.docstring.value += "\n\nAttributes:\n" + "\n".join(lines)
        for name in list(cls.attributes):
            cls.del_member(name)


def _line(field: griffe.Attribute) -> str:
    kind, text = _read(field.annotation, field.module)
    default = "" if field.value is None else f" Default: `{field.value}`."
    return f"    {field.name} ({kind}): {text}{default}"


def _read(annotation: Any, module: griffe.Module) -> tuple[str, str]:
    """A type without its metadata, and the sentence that means() adds to it."""
    match annotation:
        case griffe.ExprName(name=name) if name in module.attributes:
            return _read(module.attributes[name].value, module)
        case griffe.ExprBinOp(left=left, right=right):
            (kind, text), (other, _) = _read(left, module), _read(right, module)
            return f"{kind} | {other}", text
        case griffe.ExprSubscript(slice=griffe.ExprTuple(elements=[kind, *notes])) if (
            annotation.canonical_name == "Annotated"
        ):
            inner, text = _read(kind, module)
            return inner, next(filter(None, map(_sentence, notes)), text)
    return str(annotation), ""


def _sentence(note: Any) -> str:
    """What means() says, or nothing if the note is another one."""
    if note.canonical_name != "means":
        return ""
    text: str = ast.literal_eval(str(note.arguments[0]))
    return f"{text[:1].upper()}{text[1:]}."
