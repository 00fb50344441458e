package hr.org;

import java.util.ArrayList;
import java.util.List;

public final class Position {

    private final String title;
    private Position manager;
    private Integer budget;

    public Position(String title) {
        if (title == null) {
            throw new NullPointerException("title");
        }
        this.title = title;
    }

    public void reportTo(Position newManager) {
        Position p = newManager;
        while (p != null) {
            if (p == this) {
                throw new IllegalArgumentException("cycle");
            }
            p = p.manager;
        }
        this.manager = newManager;
    }

    public void budget(Integer amount) {
        this.budget = amount;
    }

    /** The limit of the closest position that has one, this one included. */
    public int spendingLimit() {
        Position p = this;
        while (p != null && p.budget == null) {
            p = p.manager;
        }
        if (p == null) {
            return 0;
        }
        return p.budget;
    }

    public List<String> line() {
        List<String> titles = new ArrayList<>();
        for (Position p = this; p != null; p = p.manager) {
            titles.add(p.title);
        }
        return titles;
    }

    public Position top() {
        Position p = this;
        while (p.manager != null) {
            p = p.manager;
        }
        return p;
    }

    public Position commonManager(Position other) {
        for (Position p = manager; p != null; p = p.manager) {
            for (Position q = other.manager; q != null; q = q.manager) {
                if (p == q) {
                    return p;
                }
            }
        }
        return null;
    }

    @Override
    public String toString() {
        return manager == null ? title : title + " < " + manager.title;
    }
}
