package feed.batch;

import java.util.List;

public final class TopicWriter extends BatchWriter {
    private final Transport transport;
    private final String topic;

    public TopicWriter(Transport transport, String topic, int batchSize) {
        super(batchSize);
        this.transport = transport;
        this.topic = topic;
    }

    @Override
    protected void send(List<String> lines) {
        transport.post(topic, String.join("\n", lines));
    }
}
