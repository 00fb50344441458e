package coll.bag;

import java.util.Arrays;
import java.util.Objects;

final class Growable {
    private String[] items = new String[2];
    private int size;

    void append(String item) {
        if (size == items.length) {
            items = Arrays.copyOf(items, size * 2);
        }
        items[size++] = item;
    }

    int indexOf(String item, int from) {
        for (int i = from; i < size; i++) {
            if (Objects.equals(items[i], item)) {
                return i;
            }
        }
        return -1;
    }

    void removeAt(int index) {
        items[index] = items[--size];
        items[size] = null;
    }

    int size() {
        return size;
    }
}
