package io.wharfmq.delivery;

import java.util.Objects;

public final class Delivery {

    private final Integer tag;
    private final String body;

    public Delivery(Integer tag, String body) {
        this.tag = Objects.requireNonNull(tag, "tag");
        this.body = body;
    }

    public Integer tag() {
        return tag;
    }

    public String body() {
        return body;
    }
}
