package vcs.patch;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public final class Patch {

    private final List<Edit> edits = new ArrayList<>();
    private int applied;

    public Patch add(Edit edit) {
        edits.add(Objects.requireNonNull(edit, "edit"));
        return this;
    }

    /** Applies in place; edits before a failing one stay applied. */
    public int applyTo(List<String> lines) {
        int changed = 0;
        for (Edit edit : edits) {
            if (apply(edit, lines)) {
                changed++;
            }
        }
        applied++;
        return changed;
    }

    private static boolean apply(Edit edit, List<String> lines) {
        return switch (edit) {
            case Edit.Insert(int line, String text) -> {
                lines.add(line, text);
                yield true;
            }
            case Edit.Remove(int line, String expected) -> remove(lines, line, expected);
            case Edit.Replace(int line, String expected, String text) when text == null ->
                    remove(lines, line, expected);
            case Edit.Replace(int line, String expected, String text) -> {
                check(lines, line, expected);
                boolean differs = !text.equals(expected);
                if (differs) {
                    lines.set(line, text);
                }
                yield differs;
            }
        };
    }

    private static boolean remove(List<String> lines, int line, String expected) {
        check(lines, line, expected);
        lines.remove(line);
        return true;
    }

    private static void check(List<String> lines, int line, String expected) {
        String actual = lines.get(line);
        if (expected != null && !expected.equals(actual)) {
            throw new IllegalStateException("conflict at " + line);
        }
    }

    public Patch inverse() {
        Patch result = new Patch();
        for (int i = edits.size() - 1; i >= 0; i--) {
            result.add(switch (edits.get(i)) {
                case Edit.Insert(var line, var text) -> new Edit.Remove(line, text);
                case Edit.Remove(var line, var expected) -> new Edit.Insert(line, expected);
                case Edit.Replace(var line, var expected, var text) -> new Edit.Replace(line, text, expected);
            });
        }
        return result;
    }

    public int applied() {
        return applied;
    }

    @Override
    public String toString() {
        return edits.toString();
    }
}
