package com.directory.groups;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Groups may contain users and other groups, even in circles. */
public class GroupDirectory {
    private final Map<String, List<String>> members = new LinkedHashMap<>();
    private final Map<String, List<String>> memberOf = new LinkedHashMap<>();

    public void add(String group, String member) {
        members.computeIfAbsent(group, g -> new ArrayList<>()).add(member);
        memberOf.computeIfAbsent(member, m -> new ArrayList<>()).add(group);
    }

    /** All direct and indirect members, nearest first, without the group itself. */
    public List<String> allMembers(String group) {
        List<String> result = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        seen.add(group);
        LinkedList<String> queue = new LinkedList<>();
        queue.add(group);
        while (!queue.isEmpty()) {
            String current = queue.removeFirst();
            List<String> next = members.get(current);
            if (next == null) {
                continue;
            }
            for (String member : next) {
                if (seen.add(member)) {
                    result.add(member);
                    queue.add(member);
                }
            }
        }
        return result;
    }

    /** All groups that the member belongs to, nearest first. */
    public List<String> allGroups(String member) {
        List<String> result = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        seen.add(member);
        LinkedList<String> queue = new LinkedList<>();
        queue.add(member);
        while (!queue.isEmpty()) {
            String current = queue.removeFirst();
            List<String> next = memberOf.get(current);
            if (next == null) {
                continue;
            }
            for (String group : next) {
                if (seen.add(group)) {
                    result.add(group);
                    queue.add(group);
                }
            }
        }
        return result;
    }

    public boolean contains(String group, String member) {
        return allMembers(group).contains(member);
    }
}
