package msg.notify;

import java.util.ArrayList;
import java.util.List;

public final class Notifier {

    private final List<Channel> channels = new ArrayList<>();
    private int failures;

    public void register(Channel channel) {
        switch (channel) {
            case null -> { }
            case Channel known when channels.contains(known) -> { }
            case Channel fresh -> channels.add(fresh);
        }
    }

    public int notifyAll(List<String> messages) {
        List<String> batch = new ArrayList<>(messages);
        int delivered = 0;
        for (Channel channel : List.copyOf(channels)) {
            try {
                delivered += deliver(channel, batch);
            } catch (IllegalStateException _) {
                failures++;
            }
        }
        return delivered;
    }

    private static int deliver(Channel channel, List<String> batch) {
        return switch (channel) {
            case Channel.Muted m when m.muted() -> 0;
            case Channel.Batch b when fits(b.capacity(), batch.size()) -> {
                b.sendAll(new ArrayList<>(batch));
                yield batch.size();
            }
            default -> {
                int sent = 0;
                for (String message : batch) {
                    if (message != null) {
                        channel.send(message);
                        sent++;
                    }
                }
                yield sent;
            }
        };
    }

    private static boolean fits(int capacity, int size) {
        return capacity > 0 && size <= capacity;
    }

    public int failures() {
        return failures;
    }

    public int channels() {
        return channels.size();
    }
}
