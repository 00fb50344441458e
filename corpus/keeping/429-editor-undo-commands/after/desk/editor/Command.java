package desk.editor;

import java.util.List;

interface Command {
    void apply(List<String> lines);

    void revert(List<String> lines);

    String label();

    record Insert(int at, String line) implements Command {
        public void apply(List<String> lines) { lines.add(at, line); }
        public void revert(List<String> lines) { lines.remove(at); }
        public String label() { return "+" + at; }
    }

    record Delete(int at, String old) implements Command {
        public void apply(List<String> lines) { lines.remove(at); }
        public void revert(List<String> lines) { lines.add(at, old); }
        public String label() { return "-" + at; }
    }

    record Replace(int at, String old, String line) implements Command {
        public void apply(List<String> lines) { lines.set(at, line); }
        public void revert(List<String> lines) { lines.set(at, old); }
        public String label() { return "~" + at; }
    }
}
