package msg.notify;

import java.util.List;

public interface Channel {

    void send(String message);

    interface Batch extends Channel {
        int capacity();

        void sendAll(List<String> messages);
    }

    interface Muted extends Channel {
        boolean muted();
    }
}
