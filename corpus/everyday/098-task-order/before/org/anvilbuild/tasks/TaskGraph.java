package org.anvilbuild.tasks;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Tasks of a build; computes the order in which they run. */
public class TaskGraph {

    private enum Mark { RUNNING, DONE }

    private final Map<String, List<String>> tasks = new LinkedHashMap<>();

    public TaskGraph task(String name, String... after) {
        if (tasks.putIfAbsent(name, List.of(after)) != null) {
            throw new IllegalArgumentException("task " + name + " twice");
        }
        return this;
    }

    public List<String> order(String... goals) {
        List<String> order = new ArrayList<>();
        Map<String, Mark> marks = new HashMap<>();
        for (String goal : goals) {
            visit(goal, marks, new ArrayList<>(), order);
        }
        return order;
    }

    private void visit(String task, Map<String, Mark> marks, List<String> path, List<String> order) {
        Mark mark = marks.get(task);
        if (mark == Mark.DONE) {
            return;
        }
        if (mark == Mark.RUNNING) {
            List<String> cycle = new ArrayList<>(path.subList(path.indexOf(task), path.size()));
            cycle.add(task);
            throw new IllegalStateException("cycle " + String.join(" -> ", cycle));
        }
        List<String> predecessors = tasks.get(task);
        if (predecessors == null) {
            throw new IllegalArgumentException("unknown task " + task
                    + (path.isEmpty() ? "" : " needed by " + path.get(path.size() - 1)));
        }
        marks.put(task, Mark.RUNNING);
        path.add(task);
        for (String predecessor : predecessors) {
            visit(predecessor, marks, path, order);
        }
        path.remove(path.size() - 1);
        marks.put(task, Mark.DONE);
        order.add(task);
    }
}
