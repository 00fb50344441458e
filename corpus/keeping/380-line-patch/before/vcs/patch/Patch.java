package vcs.patch;

import java.util.ArrayList;
import java.util.List;

public final class Patch {

    private final List<Edit> edits = new ArrayList<>();
    private int applied;

    public Patch add(Edit edit) {
        if (edit == null) {
            throw new NullPointerException("edit");
        }
        edits.add(edit);
        return this;
    }

    /** Applies in place; edits before a failing one stay applied. */
    public int applyTo(List<String> lines) {
        int changed = 0;
        for (Edit edit : edits) {
            if (edit instanceof Edit.Insert) {
                Edit.Insert insert = (Edit.Insert) edit;
                lines.add(insert.line(), insert.text());
                changed++;
            } else if (edit instanceof Edit.Remove) {
                Edit.Remove remove = (Edit.Remove) edit;
                check(lines, remove.line(), remove.expected());
                lines.remove(remove.line());
                changed++;
            } else if (edit instanceof Edit.Replace) {
                Edit.Replace replace = (Edit.Replace) edit;
                check(lines, replace.line(), replace.expected());
                if (replace.text() == null) {
                    lines.remove(replace.line());
                    changed++;
                } else if (!replace.text().equals(replace.expected())) {
                    lines.set(replace.line(), replace.text());
                    changed++;
                }
            }
        }
        applied++;
        return changed;
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
            Edit edit = edits.get(i);
            if (edit instanceof Edit.Insert) {
                Edit.Insert insert = (Edit.Insert) edit;
                result.add(new Edit.Remove(insert.line(), insert.text()));
            } else if (edit instanceof Edit.Remove) {
                Edit.Remove remove = (Edit.Remove) edit;
                result.add(new Edit.Insert(remove.line(), remove.expected()));
            } else {
                Edit.Replace replace = (Edit.Replace) edit;
                result.add(new Edit.Replace(replace.line(), replace.text(), replace.expected()));
            }
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
