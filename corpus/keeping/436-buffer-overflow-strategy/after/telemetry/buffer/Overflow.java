package telemetry.buffer;

import java.util.EnumMap;
import java.util.Map;

@FunctionalInterface
interface Overflow {
    Map<OverflowPolicy, Overflow> STRATEGIES = strategies();

    boolean handle(EventBuffer buffer, String event);

    static Overflow of(OverflowPolicy policy) { return STRATEGIES.get(policy); }

    private static Map<OverflowPolicy, Overflow> strategies() {
        Map<OverflowPolicy, Overflow> map = new EnumMap<>(OverflowPolicy.class);
        map.put(OverflowPolicy.DROP_OLDEST, (buffer, event) -> {
            String oldest = buffer.replaceOldest(event);
            buffer.drop(oldest, OverflowPolicy.DROP_OLDEST);
            return true;
        });
        map.put(OverflowPolicy.DROP_NEWEST, (buffer, event) -> {
            buffer.drop(event, OverflowPolicy.DROP_NEWEST);
            return false;
        });
        map.put(OverflowPolicy.REJECT, (buffer, event) -> {
            throw new IllegalStateException("buffer full");
        });
        map.put(OverflowPolicy.GROW, (buffer, event) -> {
            buffer.grow();
            buffer.append(event);
            return true;
        });
        return map;
    }
}
