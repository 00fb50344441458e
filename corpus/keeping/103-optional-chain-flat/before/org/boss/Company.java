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
        return boss(name)
            .flatMap(this::boss)
            .map(rooms::get)
            .orElse(-1);
    }

    public boolean sameRoomAsBoss(String name) {
        return boss(name).map(rooms::get).filter(r -> r.equals(rooms.get(name))).isPresent();
    }
}
