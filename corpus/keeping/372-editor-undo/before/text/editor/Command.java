package text.editor;

abstract class Command {

    abstract void run(StringBuilder text);

    abstract void undo(StringBuilder text);

    static final class Insert extends Command {
        private final int at;
        private final String piece;

        Insert(int at, String piece) {
            this.at = at;
            this.piece = piece;
        }

        @Override
        void run(StringBuilder text) {
            text.insert(at, piece);
        }

        @Override
        void undo(StringBuilder text) {
            text.delete(at, at + piece.length());
        }
    }

    static final class Delete extends Command {
        private final int from;
        private final int to;
        private String removed;

        Delete(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        void run(StringBuilder text) {
            removed = text.substring(from, to);
            text.delete(from, to);
        }

        @Override
        void undo(StringBuilder text) {
            text.insert(from, removed);
        }
    }
}
