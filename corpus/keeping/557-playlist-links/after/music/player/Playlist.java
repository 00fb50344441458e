package music.player;

import java.util.*;

public final class Playlist implements Iterable<String> {
    private static final int CAPACITY = 400;

    private static final class Node {
        final String title;
        Node next;

        Node(String title) {
            this.title = title;
        }
    }

    /** Sentinel in front of the first title. */
    private final Node front = new Node(null);
    private Node last = front;
    private int size;
    private int version;

    public boolean add(String title) {
        if (size >= CAPACITY) {
            return false;
        }
        last.next = new Node(title);
        last = last.next;
        size++;
        version++;
        return true;
    }

    public boolean remove(String title) {
        for (Node prev = front; prev.next != null; prev = prev.next) {
            if (Objects.equals(title, prev.next.title)) {
                unlinkAfter(prev);
                return true;
            }
        }
        return false;
    }

    private void unlinkAfter(Node prev) {
        if (prev.next == last) {
            last = prev;
        }
        prev.next = prev.next.next;
        size--;
        version++;
    }

    public void reverse() {
        if (size == 0) {
            return;
        }
        Node reversed = null;
        last = front.next;
        for (Node node = front.next; node != null; ) {
            Node rest = node.next;
            node.next = reversed;
            reversed = node;
            node = rest;
        }
        front.next = reversed;
        version++;
    }

    public int size() {
        return size;
    }

    @Override
    public Iterator<String> iterator() {
        return new TitleIterator();
    }

    private final class TitleIterator implements Iterator<String> {
        private Node previous = front;
        private Node current;
        private Node upcoming = front.next;
        private int expected = version;

        @Override
        public boolean hasNext() {
            return upcoming != null;
        }

        @Override
        public String next() {
            checkVersion();
            if (upcoming == null) {
                throw new NoSuchElementException();
            }
            if (current != null) {
                previous = current;
            }
            current = upcoming;
            upcoming = current.next;
            return current.title;
        }

        @Override
        public void remove() {
            if (current == null) {
                throw new IllegalStateException();
            }
            checkVersion();
            unlinkAfter(previous);
            current = null;
            expected = version;
        }

        private void checkVersion() {
            if (expected != version) {
                throw new ConcurrentModificationException();
            }
        }
    }
}
