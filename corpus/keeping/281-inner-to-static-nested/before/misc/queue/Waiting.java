package misc.queue;

public class Waiting {
    private class Entry {
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
        Entry e = new Entry(name);
        if (head == null) {
            head = e;
        } else {
            tail.next = e;
        }
        tail = e;
        return ++size;
    }

    public String serve() {
        if (head == null) {
            return null;
        }
        String name = head.name;
        head = head.next;
        size--;
        return name;
    }

    public int size() {
        return size;
    }
}
