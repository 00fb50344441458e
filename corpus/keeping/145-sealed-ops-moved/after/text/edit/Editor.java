package text.edit;

public class Editor {
    private final StringBuilder text = new StringBuilder();

    public Editor insert(String s) {
        return run(new Command.Insert(s));
    }

    public Editor delete(int count) {
        return run(new Command.Delete(count));
    }

    private Editor run(Command command) {
        command.applyTo(text);
        return this;
    }

    public String text() {
        return text.toString();
    }
}
