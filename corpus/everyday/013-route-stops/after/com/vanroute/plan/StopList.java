package com.vanroute.plan;

import java.util.ArrayList;
import java.util.List;

/** The stops of a tour as a linked list; appending and taking the next stop are cheap. */
public class StopList {
    private static final class Node {
        final String address;
        Node next;

        Node(String address) {
            this.address = address;
        }
    }

    private Node head;
    private Node tail;
    private int size;

    public void append(String address) {
        Node node = new Node(address);
        if (head == null) {
            head = node;
        } else {
            tail.next = node;
        }
        tail = node;
        size++;
    }

    public boolean remove(String address) {
        Node beforeHead = new Node(null);
        beforeHead.next = head;
        for (Node previous = beforeHead; previous.next != null; previous = previous.next) {
            if (previous.next.address.equals(address)) {
                previous.next = previous.next.next;
                setHead(beforeHead.next);
                size--;
                return true;
            }
        }
        return false;
    }

    private void setHead(Node node) {
        head = node;
        if (head == null) {
            tail = null;
        }
    }

    public String next() {
        if (head == null) {
            return null;
        }
        String address = head.address;
        setHead(head.next);
        size--;
        return address;
    }

    public List<String> toList() {
        List<String> result = new ArrayList<>();
        for (Node node = head; node != null; node = node.next) {
            result.add(node.address);
        }
        return result;
    }

    public int size() {
        return size;
    }
}
