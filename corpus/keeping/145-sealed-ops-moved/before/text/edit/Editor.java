package text.edit;

public class Editor {
    private final StringBuilder text = new StringBuilder();

    public Editor insert(String s) {
        run(new Insert(s));
        return this;
    }

    public Editor delete(int count) {
        run(new Delete(count));
        return this;
    }

    private void run(Object command) {
        if (command instanceof Insert) {
            text.append(((Insert) command).text);
        } else {
            int n = ((Delete) command).count;
            text.setLength(Math.max(0, text.length() - n));
        }
    }

    public String text() {
        return text.toString();
    }

    private static final class Insert {
        final String text;

        Insert(String text) {
            this.text = text;
        }
    }

    private static final class Delete {
        final int count;

        Delete(int count) {
            this.count = Math.max(0, count);
        }
    }
}
