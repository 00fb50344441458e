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
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("index " + index);
        }
        if (index == 0) {
            head = new Node<>(value, head);
        } else {
            Node<T> n = head;
            for (int i = 0; i < index - 1; i++) {
                n = n.next;
            }
            n.next = new Node<>(value, n.next);
        }
        size++;
    }

    public T get(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("index " + index);
        }
        Node<T> n = head;
        for (int i = 0; i < index; i++) {
            n = n.next;
        }
        return n.value;
    }

    public T removeAt(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("index " + index);
        }
        T old;
        if (index == 0) {
            old = head.value;
            head = head.next;
        } else {
            Node<T> n = head;
            for (int i = 0; i < index - 1; i++) {
                n = n.next;
            }
            old = n.next.value;
            n.next = n.next.next;
        }
        size--;
        return old;
    }

    public int indexOf(Object wanted) {
        int i = 0;
        for (Node<T> n = head; n != null; n = n.next) {
            if (Objects.equals(wanted, n.value)) {
                return i;
            }
            i++;
        }
        return -1;
    }
}
