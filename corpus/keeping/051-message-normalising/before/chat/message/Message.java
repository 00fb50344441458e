package chat.message;

import java.util.Objects;

public final class Message {
    private final String author;
    private final String text;
    private final int priority;

    public Message(String author, String text, int priority) {
        this.author = author.trim();
        this.text = text == null ? "" : text;
        this.priority = Math.max(0, Math.min(9, priority));
    }

    public Message(String author, String text) {
        this(author, text, 5);
    }

    public String author() {
        return author;
    }

    public String text() {
        return text;
    }

    public int priority() {
        return priority;
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof Message)) {
            return false;
        }
        Message m = (Message) o;
        return author.equals(m.author) && text.equals(m.text) && priority == m.priority;
    }

    @Override
    public int hashCode() {
        return Objects.hash(author, text, priority);
    }

    @Override
    public String toString() {
        return author + "> " + text;
    }
}
