package music.player;

import java.util.*;

public final class Playlist implements Iterable<String> {
    private static final class Node {
        String title;
        Node next;
    }

    private Node head;
    private int size;
    private int version;

    public boolean add(String title) {
        if (size < 400) {
            Node n = new Node();
            n.title = title;
            if (head == null) {
                head = n;
            } else {
                Node c = head;
                while (c.next != null) {
                    c = c.next;
                }
                c.next = n;
            }
            size++;
            version++;
            return true;
        }
        return false;
    }

    public boolean remove(String title) {
        Node prev = null;
        Node c = head;
        while (c != null) {
            if (title == null ? c.title == null : title.equals(c.title)) {
                if (prev == null) {
                    head = c.next;
                } else {
                    prev.next = c.next;
                }
                size--;
                version++;
                return true;
            }
            prev = c;
            c = c.next;
        }
        return false;
    }

    public void reverse() {
        if (head != null) {
            head = reverse(head, null);
            version++;
        }
    }

    private Node reverse(Node n, Node behind) {
        Node rest = n.next;
        n.next = behind;
        if (rest == null) {
            return n;
        }
        return reverse(rest, n);
    }

    public int size() {
        return size;
    }

    @Override
    public Iterator<String> iterator() {
        return new Iterator<String>() {
            private Node previous, current;
            private Node next = head;
            private int expected = version;

            public boolean hasNext() {
                return next != null;
            }

            public String next() {
                if (expected == version) {
                    if (next != null) {
                        if (current != null) {
                            previous = current;
                        }
                        current = next;
                        next = next.next;
                        return current.title;
                    } else {
                        throw new NoSuchElementException();
                    }
                } else {
                    throw new ConcurrentModificationException();
                }
            }

            public void remove() {
                if (current == null) {
                    throw new IllegalStateException();
                }
                if (expected != version) {
                    throw new ConcurrentModificationException();
                }
                if (previous == null) {
                    head = next;
                } else {
                    previous.next = next;
                }
                current = null;
                size--;
                version++;
                expected = version;
            }
        };
    }
}
