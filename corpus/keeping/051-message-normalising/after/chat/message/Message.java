package chat.message;

public record Message(String author, String text, int priority) {
    private static final int NORMAL = 5;

    public Message {
        author = author.trim();
        text = text == null ? "" : text;
        priority = Math.max(0, Math.min(9, priority));
    }

    public Message(String author, String text) {
        this(author, text, NORMAL);
    }

    @Override
    public String toString() {
        return author + "> " + text;
    }
}
