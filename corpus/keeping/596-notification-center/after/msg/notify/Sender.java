package msg.notify;

public interface Sender {
    boolean send(Channel channel, String text);
}
