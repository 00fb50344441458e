package com.desk.tickets;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public class Ticket {
    private final String key;
    private final List<TicketListener> listeners = new ArrayList<>();
    private String title;
    private String assignee;
    private int priority;

    public Ticket(String key, String title) {
        this.key = key;
        this.title = title;
        this.priority = 3;
    }

    public void addListener(TicketListener listener) {
        listeners.add(Objects.requireNonNull(listener));
    }

    public void setTitle(String title) {
        if (Objects.equals(this.title, title)) {
            return;
        }
        String old = this.title;
        this.title = title;
        fire("title", old, title);
    }

    public void setAssignee(String assignee) {
        if (Objects.equals(this.assignee, assignee)) {
            return;
        }
        String old = this.assignee;
        this.assignee = assignee;
        fire("assignee", old, assignee);
    }

    public void setPriority(int priority) {
        if (priority < 1 || priority > 5) {
            throw new IllegalArgumentException("priority: " + priority);
        }
        if (this.priority == priority) {
            return;
        }
        int old = this.priority;
        this.priority = priority;
        fire("priority", old, priority);
    }

    private void fire(String field, Object from, Object to) {
        for (TicketListener listener : List.copyOf(listeners)) {
            listener.changed(this, field, from, to);
        }
    }

    public String summary() {
        return key + " [" + priority + "] " + title + (assignee == null ? "" : " @" + assignee);
    }
}
