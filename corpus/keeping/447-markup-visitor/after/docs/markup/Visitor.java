package docs.markup;

interface Visitor<R> {
    R text(Text text);

    R emphasis(Emphasis emphasis);

    R group(Group group);
}
