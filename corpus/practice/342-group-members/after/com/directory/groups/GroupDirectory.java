package com.directory.groups;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
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
        return reachable(group, members);
    }

    /** All groups that the member belongs to, nearest first. */
    public List<String> allGroups(String member) {
        return reachable(member, memberOf);
    }

    public boolean contains(String group, String member) {
        return allMembers(group).contains(member);
    }

    private static List<String> reachable(String start, Map<String, List<String>> edges) {
        // found nodes in the order of their discovery: what is behind the index is still to be followed
        List<String> order = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        seen.add(start);
        order.add(start);
        for (int i = 0; i < order.size(); i++) {
            for (String next : edges.getOrDefault(order.get(i), List.of())) {
                if (seen.add(next)) {
                    order.add(next);
                }
            }
        }
        order.remove(0);
        return order;
    }
}
