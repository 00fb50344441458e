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
        this.title = change("title", this.title, title);
    }

    public void setAssignee(String assignee) {
        this.assignee = change("assignee", this.assignee, assignee);
    }

    public void setPriority(int priority) {
        if (priority < 1 || priority > 5) {
            throw new IllegalArgumentException("priority: " + priority);
        }
        this.priority = change("priority", this.priority, priority);
    }

    /** Tells the listeners if the value is a new one; returns what the field has to hold. */
    private <T> T change(String field, T from, T to) {
        if (!Objects.equals(from, to)) {
            for (TicketListener listener : List.copyOf(listeners)) {
                listener.changed(this, field, from, to);
            }
        }
        return to;
    }

    public String summary() {
        return key + " [" + priority + "] " + title + (assignee == null ? "" : " @" + assignee);
    }
}
