package util.linked;

public class Chain {
    private static final class Link {
        final int value;
        final Link next;

        Link(int value, Link next) {
            this.value = value;
            this.next = next;
        }
    }

    private Link head;
    private int size;

    public void push(int value) {
        head = new Link(value, head);
        size++;
    }

    public int peekOr(int fallback) {
        if (head == null) {
            return fallback;
        }
        return head.value;
    }

    public int secondOr(int fallback) {
        if (head == null || head.next == null) {
            return fallback;
        }
        return head.next.value;
    }

    public boolean drop() {
        if (head == null) {
            return false;
        }
        head = head.next;
        size--;
        return true;
    }

    public int size() {
        return size;
    }
}
