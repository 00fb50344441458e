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
        if (head == null) {
            return false;
        }
        if (head.address.equals(address)) {
            head = head.next;
            if (head == null) {
                tail = null;
            }
            size--;
            return true;
        }
        Node previous = head;
        while (previous.next != null) {
            if (previous.next.address.equals(address)) {
                if (previous.next == tail) {
                    tail = previous;
                }
                previous.next = previous.next.next;
                size--;
                return true;
            }
            previous = previous.next;
        }
        return false;
    }

    public String next() {
        if (head == null) {
            return null;
        }
        String address = head.address;
        head = head.next;
        if (head == null) {
            tail = null;
        }
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
