package io.wharfmq.session;

public enum SessionState {

    NEW {
        @Override
        SessionState on(SessionEvent event, BrokerSession session) {
            if (event == SessionEvent.OPEN) {
                return OPENING;
            }
            return event == SessionEvent.CLOSE ? CLOSED : refuse(event);
        }
    },
    OPENING {
        @Override
        SessionState on(SessionEvent event, BrokerSession session) {
            return switch (event) {
                case ACCEPTED -> {
                    session.clearRefusals();
                    yield ACTIVE;
                }
                case REFUSED -> session.countRefusal() >= BrokerSession.MAX_REFUSALS ? CLOSED : NEW;
                case CLOSE -> CLOSED;
                default -> refuse(event);
            };
        }
    },
    ACTIVE {
        @Override
        SessionState on(SessionEvent event, BrokerSession session) {
            return switch (event) {
                case HEARTBEAT -> this;
                case DRAIN -> DRAINING;
                case CLOSE -> CLOSED;
                default -> refuse(event);
            };
        }
    },
    DRAINING {
        @Override
        SessionState on(SessionEvent event, BrokerSession session) {
            if (event == SessionEvent.HEARTBEAT || event == SessionEvent.DRAIN) {
                return this;
            }
            return event == SessionEvent.CLOSE ? CLOSED : refuse(event);
        }
    },
    CLOSED {
        @Override
        SessionState on(SessionEvent event, BrokerSession session) {
            return this;
        }
    };

    abstract SessionState on(SessionEvent event, BrokerSession session);

    SessionState refuse(SessionEvent event) {
        throw new IllegalStateException(event + " in " + this);
    }
}
