package org.anvilbuild.tasks;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Tasks of a build; computes the order in which they run. */
public class TaskGraph {

    private record Frame(String task, Iterator<String> open) {
    }

    private final Map<String, List<String>> tasks = new LinkedHashMap<>();

    public TaskGraph task(String name, String... after) {
        if (tasks.putIfAbsent(name, List.of(after)) != null) {
            throw new IllegalArgumentException("task " + name + " twice");
        }
        return this;
    }

    public List<String> order(String... goals) {
        Set<String> done = new LinkedHashSet<>();
        for (String goal : goals) {
            if (!done.contains(goal)) {
                complete(goal, done);
            }
        }
        return new ArrayList<>(done);
    }

    private void complete(String goal, Set<String> done) {
        Set<String> path = new LinkedHashSet<>();
        Deque<Frame> stack = new ArrayDeque<>();
        stack.push(enter(goal, path, null));
        while (!stack.isEmpty()) {
            Frame top = stack.peek();
            if (!top.open().hasNext()) {
                stack.pop();
                path.remove(top.task());
                done.add(top.task());
                continue;
            }
            String predecessor = top.open().next();
            if (!done.contains(predecessor)) {
                stack.push(enter(predecessor, path, top));
            }
        }
    }

    private Frame enter(String task, Set<String> path, Frame neededBy) {
        if (!path.add(task)) {
            throw new IllegalStateException("cycle " + describeCycle(path, task));
        }
        List<String> predecessors = tasks.get(task);
        if (predecessors == null) {
            throw new IllegalArgumentException("unknown task " + task
                    + (neededBy == null ? "" : " needed by " + neededBy.task()));
        }
        return new Frame(task, predecessors.iterator());
    }

    private static String describeCycle(Set<String> path, String task) {
        List<String> tasks = new ArrayList<>(path);
        return String.join(" -> ", tasks.subList(tasks.indexOf(task), tasks.size())) + " -> " + task;
    }
}
