package util.chain;

import java.util.Objects;

public final class Chain<T> {
    private static final class Node<T> {
        T value;
        Node<T> next;

        Node(T value, Node<T> next) {
            this.value = value;
            this.next = next;
        }
    }

    private Node<T> head;
    private int size;

    public int size() {
        return size;
    }

    public void add(T value) {
        insert(size, value);
    }

    public void insert(int index, T value) {
        requireBelow(index, size + 1);
        if (index == 0) {
            head = new Node<>(value, head);
        } else {
            Node<T> previous = nodeAt(index - 1);
            previous.next = new Node<>(value, previous.next);
        }
        size++;
    }

    public T get(int index) {
        requireBelow(index, size);
        return nodeAt(index).value;
    }

    public T removeAt(int index) {
        requireBelow(index, size);
        Node<T> removed;
        if (index == 0) {
            removed = head;
            head = removed.next;
        } else {
            Node<T> previous = nodeAt(index - 1);
            removed = previous.next;
            previous.next = removed.next;
        }
        size--;
        return removed.value;
    }

    private static void requireBelow(int index, int limit) {
        if (index < 0 || index >= limit) {
            throw new IndexOutOfBoundsException("index " + index + ", limit " + limit);
        }
    }

    private Node<T> nodeAt(int index) {
        Node<T> node = head;
        for (int i = 0; i < index; i++) {
            node = node.next;
        }
        return node;
    }

    public int indexOf(Object wanted) {
        int index = 0;
        for (Node<T> node = head; node != null; node = node.next, index++) {
            if (Objects.equals(wanted, node.value)) {
                return index;
            }
        }
        return -1;
    }
}
