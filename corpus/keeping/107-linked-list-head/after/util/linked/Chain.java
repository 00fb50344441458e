package util.linked;

import java.util.Optional;

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
        return Optional.ofNullable(head).map(link -> link.value).orElse(fallback);
    }

    public int secondOr(int fallback) {
        return Optional.ofNullable(head).map(link -> link.next).map(link -> link.value).orElse(fallback);
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
