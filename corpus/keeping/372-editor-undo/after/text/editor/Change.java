package text.editor;

sealed interface Change {

    record Inserted(int at, String piece) implements Change {
    }

    record Deleted(int from, String removed) implements Change {
    }
}
