package org.boss;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

public class Company {
    private final Map<String, String> bosses = new HashMap<>();
    private final Map<String, Integer> rooms = new HashMap<>();

    public void employ(String name, String boss, int room) {
        bosses.put(name, boss);
        rooms.put(name, room);
    }

    public Optional<String> boss(String name) {
        return Optional.ofNullable(bosses.get(name));
    }

    public int grandBossRoom(String name) {
        Optional<String> boss = boss(name);
        if (boss.isEmpty()) {
            return -1;
        }
        Optional<String> grandBoss = boss(boss.get());
        if (grandBoss.isEmpty()) {
            return -1;
        }
        Integer room = rooms.get(grandBoss.get());
        return room == null ? -1 : room;
    }

    public boolean sameRoomAsBoss(String name) {
        Optional<String> boss = boss(name);
        if (boss.isEmpty()) {
            return false;
        }
        Integer room = rooms.get(boss.get());
        return room != null && room.equals(rooms.get(name));
    }
}
