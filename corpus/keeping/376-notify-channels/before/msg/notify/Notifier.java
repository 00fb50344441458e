package msg.notify;

import java.util.ArrayList;
import java.util.List;

public final class Notifier {

    private final List<Channel> channels = new ArrayList<>();
    private int failures;

    public void register(Channel channel) {
        if (channel == null || channels.contains(channel)) {
            return;
        }
        channels.add(channel);
    }

    public int notifyAll(List<String> messages) {
        List<String> batch = new ArrayList<>(messages);
        int delivered = 0;
        for (Channel channel : new ArrayList<>(channels)) {
            try {
                delivered += deliver(channel, batch);
            } catch (IllegalStateException e) {
                failures++;
            }
        }
        return delivered;
    }

    private int deliver(Channel channel, List<String> batch) {
        if (channel instanceof Channel.Muted) {
            if (((Channel.Muted) channel).muted()) {
                return 0;
            }
        }
        if (channel instanceof Channel.Batch) {
            Channel.Batch target = (Channel.Batch) channel;
            int capacity = target.capacity();
            if (capacity > 0 && batch.size() <= capacity) {
                target.sendAll(new ArrayList<>(batch));
                return batch.size();
            }
        }
        int sent = 0;
        for (String message : batch) {
            if (message == null) {
                continue;
            }
            channel.send(message);
            sent++;
        }
        return sent;
    }

    public int failures() {
        return failures;
    }

    public int channels() {
        return channels.size();
    }
}
