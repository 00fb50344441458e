package coll.bag;

public class Bag {
    private String[] items = new String[2];
    private int size;

    public void add(String item) {
        if (size == items.length) {
            String[] bigger = new String[size * 2];
            for (int i = 0; i < size; i++) {
                bigger[i] = items[i];
            }
            items = bigger;
        }
        items[size++] = item;
    }

    public int count(String item) {
        int n = 0;
        for (int i = 0; i < size; i++) {
            if (items[i] == null ? item == null : items[i].equals(item)) {
                n++;
            }
        }
        return n;
    }

    public boolean remove(String item) {
        for (int i = 0; i < size; i++) {
            if (items[i] == null ? item == null : items[i].equals(item)) {
                items[i] = items[--size];
                items[size] = null;
                return true;
            }
        }
        return false;
    }

    public int size() {
        return size;
    }
}
