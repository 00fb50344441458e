package misc.queue;

public class Waiting {
    private static final class Entry {
        private final String name;
        private Entry next;

        Entry(String name) {
            this.name = name;
        }
    }

    private Entry head;
    private Entry tail;
    private int size;

    public int join(String name) {
        var entry = new Entry(name);
        if (head == null) {
            head = entry;
        } else {
            tail.next = entry;
        }
        tail = entry;
        size++;
        return size;
    }

    public String serve() {
        if (head == null) {
            return null;
        }
        String name = head.name;
        head = head.next;
        if (head == null) {
            tail = null;
        }
        size--;
        return name;
    }

    public int size() {
        return size;
    }
}
